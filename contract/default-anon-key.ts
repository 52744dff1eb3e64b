/**
 * The default of the public key that the site sends and the service expects. It is no secret (every visitor's browser
 * has it): it only tells our forms from a scanner.
 */
export const defaultPublicKey = 'miranaya-public-key';
