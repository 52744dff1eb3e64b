/** In a file of its own, because every form links there and none needs the words of that page. */
export const privacyPath = '/privacy';
