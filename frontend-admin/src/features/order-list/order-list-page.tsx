export default function Page() {
  return <p>order-list</p>;
}
