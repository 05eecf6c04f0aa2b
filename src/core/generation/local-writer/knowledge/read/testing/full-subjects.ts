import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import type { Subject, Topic } from '../../types.ts'
import { readKnowledge } from '../read-knowledge.ts'

/** Two subjects of ours, with every section that a subject may have. */
const sections: Record<string, { answer: string; others: string }> = {
	'seguro-auto/colisao-com-animal-na-estrada': {
		answer:
			'Paga, se a apólice tem casco: bater em animal é colisão, e o conserto sai menos a franquia. Quem tem só roubo e furto, ou só terceiros, fica com a conta e pode cobrá-la do dono do animal ou da concessionária.',
		others: `
## Um caso com números

Num exemplo, Ana bateu em um cavalo e o conserto custa R$ 9.000. A franquia dela é de R$ 3.000.

A seguradora paga R$ 6.000 à oficina, e Ana, R$ 3.000. Depois, ela cobra essa parte do dono do cavalo.

## Preço

O que pesa aqui é a franquia, escolhida na contratação. A reduzida encarece o prêmio e compensa a quem roda muito à noite em estrada de terra.

## Armadilhas

- Quem conserta antes da vistoria perde a prova do choque e pode ficar sem a indenização.
- Quem não pede o registro da rodovia fica sem documento para cobrar a concessionária.
- Quem aciona o seguro por um dano menor do que a franquia só perde classe de bônus.
`,
	},
	'seguro-residencial/danos-eletricos': {
		answer:
			'Paga o conserto do aparelho queimado por variação de energia, se a apólice tem a linha de danos elétricos e até o limite dela. Sem essa linha, resta pedir à distribuidora, que responde pelo dano que a rede causou.',
		others: `
## Um caso com números

Num exemplo, o raio queima uma televisão de R$ 2.500 e uma geladeira de R$ 3.500. O limite da linha é de R$ 5.000.

## Preço

O limite escolhido e o percentual de participação movem o prêmio. Um limite que cobre geladeira e televisão basta a muita casa.

## Armadilhas

- Quem joga fora o aparelho queimado antes da vistoria fica sem ter o que mostrar.
- Quem pede à seguradora e à distribuidora pelo mesmo dano recebe uma vez só.
- Quem guarda um laudo sem a causa da queima descobre que ele nada prova.
`,
	},
}

/** What these files say of it themselves gives way. */
const filled = /^## (?:Resposta|Um caso com números|Preço|Armadilhas)\n[\s\S]*?(?=^## |$(?![\s\S]))/gm

/** A small base: their topics, with all that goes with them. */
const files = new Map([
	...[...readFolder('content')].filter(([file]) =>
		/knowledge\/seguro-(?:auto|residencial)\/|phrases|sources|terms/.test(file),
	),
	[
		'content/knowledge/_base.yaml',
		'atualizada_em: 2026-11-15\ntopicos:\n  - seguro-auto\n  - seguro-residencial\npersonas: []\n',
	],
])
for (const [id, { answer, others }] of Object.entries(sections)) {
	const file = `content/knowledge/${id}.md`
	const own = files.get(file)!.replace(filled, '')
	files.set(file, `${own}\n## Resposta\n\n${answer}\n${others}`)
}
const { topics } = readKnowledge(files, registerOf(readRegister())).knowledge

/** A subject with all its sections, and its topic. */
export function fullSubject(id: string): { topic: Topic; subject: Subject } {
	const topic = topics.find((one) => one.subjects.some((subject) => subject.id === id))!
	return { topic, subject: topic.subjects.find((subject) => subject.id === id)! }
}
