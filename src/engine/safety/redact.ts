export const redactPersonalData = (text: string) => ({ text, removed: [] as ('email' | 'phone' | 'address' | 'url')[] });
