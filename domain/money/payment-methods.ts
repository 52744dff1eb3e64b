export const paymentMethods = ['online', 'cash', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const handPaymentMethods = ['cash', 'transfer'] as const satisfies readonly PaymentMethod[];
export type HandPaymentMethod = (typeof handPaymentMethods)[number];
