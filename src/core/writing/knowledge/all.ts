import knowledge from './knowledge.content.server.ts'

export const { topics, personas, sources, terms, lines, questions, phrases, updatedAt } = knowledge
