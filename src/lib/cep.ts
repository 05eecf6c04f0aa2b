/** Brazilian postal codes: their form, and the state each range belongs to, as the postal service publishes them. */

export const stateNames = {
	AC: 'Acre',
	AL: 'Alagoas',
	AM: 'Amazonas',
	AP: 'Amapá',
	BA: 'Bahia',
	CE: 'Ceará',
	DF: 'Distrito Federal',
	ES: 'Espírito Santo',
	GO: 'Goiás',
	MA: 'Maranhão',
	MG: 'Minas Gerais',
	MS: 'Mato Grosso do Sul',
	MT: 'Mato Grosso',
	PA: 'Pará',
	PB: 'Paraíba',
	PE: 'Pernambuco',
	PI: 'Piauí',
	PR: 'Paraná',
	RJ: 'Rio de Janeiro',
	RN: 'Rio Grande do Norte',
	RO: 'Rondônia',
	RR: 'Roraima',
	RS: 'Rio Grande do Sul',
	SC: 'Santa Catarina',
	SE: 'Sergipe',
	SP: 'São Paulo',
	TO: 'Tocantins',
} as const

export type StateCode = keyof typeof stateNames

/** By the first five digits: each range ends where the next one begins. */
const rangeStarts: readonly [number, StateCode][] = [
	[1000, 'SP'],
	[20000, 'RJ'],
	[29000, 'ES'],
	[30000, 'MG'],
	[40000, 'BA'],
	[49000, 'SE'],
	[50000, 'PE'],
	[57000, 'AL'],
	[58000, 'PB'],
	[59000, 'RN'],
	[60000, 'CE'],
	[64000, 'PI'],
	[65000, 'MA'],
	[66000, 'PA'],
	[68900, 'AP'],
	[69000, 'AM'],
	[69300, 'RR'],
	[69400, 'AM'],
	[69900, 'AC'],
	[70000, 'DF'],
	[72800, 'GO'],
	[73000, 'DF'],
	[73700, 'GO'],
	[76800, 'RO'],
	[77000, 'TO'],
	[78000, 'MT'],
	[79000, 'MS'],
	[80000, 'PR'],
	[88000, 'SC'],
	[90000, 'RS'],
]

/** The digits of what was typed, at most eight, with the hyphen where it belongs. */
export function formatCep(text: string): string {
	const digits = text.replace(/\D/g, '').slice(0, 8)
	return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

export function isCep(text: string): boolean {
	return /^\d{5}-?\d{3}$/.test(text.trim()) && stateOfCep(text) !== undefined
}

export function stateOfCep(cep: string): { code: StateCode; name: string } | undefined {
	const digits = cep.replace(/\D/g, '')
	if (digits.length !== 8) return undefined
	const prefix = Number(digits.slice(0, 5))
	const code = rangeStarts.findLast(([start]) => prefix >= start)?.[1]
	return code && { code, name: stateNames[code] }
}
