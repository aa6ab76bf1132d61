// Lessons as data, and hints; what they say stands in the catalogues of @minibridge/messages.

export * from './first-deal';
export * from './hints/deductions';
export * from './hints/further';
export * from './hints/hint';
export * from './hints/step';
export * from './hints/taught';
export * from './hints/unseen';
export * from './hints/wording';
export * from './lesson';
export * from './look-back/both-ways';
export * from './look-back/other-contracts';
export * from './look-back/remark';
export * from './look-back/retell';
export * from './look-back/turning-points';
export * from './look-back/wording';
