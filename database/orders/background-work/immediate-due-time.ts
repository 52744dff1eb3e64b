/**
 * The due time of an order that has to be looked up at once because somebody asks for it. An online order that was
 * refunded is looked up only with this due time.
 */
export const immediateDueTime = new Date(0);
