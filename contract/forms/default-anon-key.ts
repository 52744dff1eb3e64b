/**
 * The default of ANON_KEY, the text that the site sends with each form and that the service expects. It is no secret,
 * because every visitor's browser has it. It only keeps out programs that send forms without having loaded the site.
 */
export const defaultAnonKey = 'miranaya-public-key';
