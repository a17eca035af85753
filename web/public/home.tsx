export default function Home() {
  return <h1>Adhyay</h1>;
}
