/**
 * The public key that the built site sends and the service expects when neither is told another. It is
 * no secret (it stands in every visitor's browser): it tells our forms from a stray scanner.
 */
export const defaultPublicKey = 'miranaya-public-key';
