import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { regulatorsFor } from './regulators.ts'

test.for([
	['Seguro saúde para a família', null, 'ANS'],
	['Plano de saúde: carências', null, 'ANS'],
	['Plano dental vale a pena?', null, 'ANS'],
	['Seguro odonto: o que cobre', null, 'ANS'],
	['Carências explicadas', 'plano-de-saude', 'ANS'],
	['Carências explicadas', 'seguro-saude', 'ANS'],
	['Como funciona o lance', 'consorcio', 'Banco Central'],
	['Mala extraviada', 'viagem', 'ANAC'],
	['Franquia do seguro auto', 'seguro-auto', 'SUSEP'],
	['Seguro viagem e saúde no exterior', 'viagem', 'SUSEP'],
	['Um assunto qualquer', null, 'SUSEP'],
] as const)('%s (%s) is watched by %s', ([title, categorySlug, name]) => {
	expect(regulatorsFor({ title, categorySlug })[0]!.name).toBe(name)
})

test.for([
	['Quem fiscaliza é a Susep.', 'SUSEP'],
	['Vale a norma do CNSP.', 'SUSEP'],
	['Pergunte ao banco central.', 'Banco Central'],
	['Reclame no Consumidor.gov.br.', 'Procon ou Senacon'],
	['A agência nacional de saúde suplementar responde.', 'ANS'],
	['Eles andam ans e consumidorxgov.', 'nenhum órgão citado'],
] as const)('%s names %s', ([sentence, name]) => {
	const { rules } = check({ content: `<p>${sentence}</p>` })
	expect(rules.find(({ id }) => id === 'regulators')).toMatchObject({ evidence: name })
})
