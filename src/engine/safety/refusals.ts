export const screenRequest = (_t: string) => ({ refuse: false, rule: null as string | null });
