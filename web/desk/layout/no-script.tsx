/** In the built pages of the desk, which are English. */
export function NoScript() {
  return (
    <noscript>
      The volunteer area needs JavaScript. Please switch it on and load this page again.
    </noscript>
  );
}
