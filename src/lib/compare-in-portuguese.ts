/** Orders texts as a Brazilian reader expects: accents and case do not separate words. */
export const compareInPortuguese = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true }).compare
