/**
 * What is said of a field of a public form that was left empty or is wrong: the same sentence by the page while one
 * types and by the server's answer.
 */
export const fieldComplaints = {
	brand: { missing: 'Escolha uma opção.' },
	model: { missing: 'Preencha este campo.' },
	year: { missing: 'Escolha uma opção.' },
	cep: { missing: 'Informe os 8 dígitos do CEP.', wrong: 'Informe os 8 dígitos do CEP.' },
	name: { missing: 'Diga seu nome.' },
	email: { missing: 'Informe seu e-mail.', wrong: 'Confira o e-mail: falta algo como nome@exemplo.com.br.' },
	phone: { wrong: 'Confira o telefone, com DDD.' },
	subject: { missing: 'Diga o assunto.' },
	message: { missing: 'Escreva sua mensagem.' },
	right: { missing: 'Escolha o que você quer pedir.' },
	consent: { missing: 'Marque para confirmar que quer receber o boletim.' },
} as const satisfies Record<string, { missing?: string; wrong?: string }>

/** What a browser finds wrong with a field, in our words. */
export function complaintOf(name: string, isMissing: boolean): string {
	const known: { missing?: string; wrong?: string } = fieldComplaints[name as keyof typeof fieldComplaints] ?? {}
	return (isMissing ? known.missing : known.wrong) ?? 'Confira este campo.'
}
