/** Does a text name the tool? By the first word of its name, with its capital: "a PARE lesson" names PARE Experience, "an orbit" no tool. */
export const isNamedIn = (text: string, tool: string): boolean => new RegExp(`\\b${tool.split(' ', 1)}\\b`).test(text);
