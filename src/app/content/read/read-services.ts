import { z } from 'zod'
import { iconName } from '#drawings/read/icon-name.ts'
import { collectFaults } from '#lib/content/faults.ts'
import { readYaml, type TextPart } from '#lib/content/read-yaml.ts'
import type { Service, ServiceGroup } from '../services.ts'

const text = z.string().trim().min(1)

const places = {
	destaque: 'feature',
	ilustrados: 'illustrated',
	casa: 'home',
	negocio: 'business',
	equipes: 'teams',
} as const satisfies Record<string, ServiceGroup>

const schema = z.strictObject({
	listas: z.strictObject({ casa: text, negocio: text, equipes: text }),
	servicos: z
		.array(
			z.strictObject({
				titulo: text,
				descricao: text,
				endereco: z.templateLiteral([z.enum(['/seguros/', '/servicos/']), z.string()]),
				icone: iconName,
				lugar: z.enum(Object.keys(places) as (keyof typeof places)[]),
			}),
		)
		.min(1),
})

export type Services = {
	/** By group. */
	headings: { home: string; business: string; teams: string }
	services: Omit<Service, 'slug'>[]
}

/** What the home page offers, in its order. */
export function readServices(part: TextPart): Services {
	const faults = collectFaults()
	const data = readYaml(schema, part, faults)
	faults.throwIfAny()
	const { listas, servicos } = data!.value
	return {
		headings: { home: listas.casa, business: listas.negocio, teams: listas.equipes },
		services: servicos.map(({ titulo, descricao, endereco, icone, lugar }) => ({
			title: titulo,
			description: descricao,
			icon: icone,
			url: endereco,
			group: places[lugar],
		})),
	}
}
