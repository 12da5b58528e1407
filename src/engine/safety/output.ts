export const screenOutput = (t: string) => ({ ok: !t.includes('https:'), rule: null as string | null });
