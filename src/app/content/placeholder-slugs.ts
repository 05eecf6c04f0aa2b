/** The products under /seguros whose page is still to be written. Apart from their texts, since routes.ts needs only these. */
export const placeholderSlugs = [
	'empresarial',
	'condominio',
	'vida-em-grupo',
	'frota',
	'garantia',
	'transporte',
	'responsabilidade-civil-geral',
	'riscos-engenharia',
	'saude',
	'odontologico',
	'afinidade',
] as const
