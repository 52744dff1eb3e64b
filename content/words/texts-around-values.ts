export const formatRating = (rating: number) => `Rated ${rating} out of 5`;
export const madeWithLabel = 'Made with';
export const addIstSuffix = (time: string) => `${time} IST`;
