/** Who of the class may need somebody, for the teacher's eyes alone. */
export function CheckIn({ students }: { students: readonly { name: string; care: boolean }[] }) {
  const names = students.flatMap(({ name, care }) => (care ? [name] : []));
  if (names.length === 0) return null;
  return <p className="live-check-in-note">Check in with {names.join(', ')}, in person and apart from the class. Something written in this session may call for help.</p>;
}
