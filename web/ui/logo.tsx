export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill="currentColor" />
      <path
        fill="#FFF9F0"
        d="M11.9 9.9L20.2 9.9L16.1 17.6ZM16 17.1L19.7 23.9L12.1 23.8ZM14.7 6.2a1.9 1.9 0 1 0 3.9 0a1.9 1.9 0 1 0 -3.9 0Z"
      />
      <path
        fill="none"
        stroke="#FFF9F0"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M16 10L16.5 8.4M11.8 10.1L8.4 7.5L9.3 2.5M20.2 9.9L23.6 7.5L22.8 2.5M14.3 23.9L14 28.5L12.7 28.4M17.6 23.9L18 28.5L19.4 28.6"
      />
    </svg>
  );
}
