/** Which network a request comes from: one IPv4 address, or the /64 of an IPv6 address, which is what one household or school gets. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  // An IPv4 address at the end stands for two groups.
  const groups = (parts: string[]) => parts.length + (parts.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups(start) - groups(end)) }, () => '0');
  const whole = [...start, ...zeros, ...end];
  const mapped = whole.at(-1);
  if (mapped?.includes('.')) return mapped;
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
