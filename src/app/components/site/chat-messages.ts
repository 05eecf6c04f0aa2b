/** What a visitor's first message says before they change it. */
export const chatMessages = {
	quote: 'Olá! Gostaria de solicitar uma cotação de seguro.',
	consultant: 'Olá! Gostaria de falar com um consultor.',
	customInsurance: 'Olá! Gostaria de falar com um consultor sobre um seguro sob medida.',
} as const
