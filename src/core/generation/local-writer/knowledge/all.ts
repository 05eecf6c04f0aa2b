import knowledge from './knowledge.content.server.ts'

export const { topics, personas, sources, terms, questions, phrases, updatedAt } = knowledge
