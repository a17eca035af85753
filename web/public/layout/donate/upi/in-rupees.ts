/** 1500 is ₹ 1,500. */
export const inRupees = (rupees: number) => `₹ ${rupees.toLocaleString('en-IN')}`;
