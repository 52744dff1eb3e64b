/**
 * The default of ANON_KEY, the text that the site sends with each form and that the service expects. It is no secret,
 * because every visitor's browser has it: it only tells our forms from a scanner.
 */
export const defaultAnonKey = 'miranaya-public-key';
