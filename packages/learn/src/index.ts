// Lessons as data; what they say stands in the lesson catalogue of @minibridge/messages.

export * from './first-deal';
export * from './lesson';
