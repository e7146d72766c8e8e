/** Fields that are compared and never shown; they stay as received. */
export const isSecret = (name: string): boolean => /password|token|recaptcha/.test(name);
