/** Whether the values of a field are only compared and never shown, so that no character of them may change. */
export const isSecret = (name: string): boolean => /password|token|recaptcha/.test(name);
