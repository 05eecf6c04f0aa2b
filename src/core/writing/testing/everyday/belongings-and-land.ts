import type { EverydayPrompt } from './types.ts'

export const belongingsAndLandPrompts: readonly EverydayPrompt[] = [
	['Furto qualificado e simples: diferença', 'glossary', 'Furto simples e qualificado'],
	['Qual a diferença entre roubo e furto?', 'glossary', 'Furto simples e qualificado'],
	['Furto simples e furto qualificado no seguro', 'glossary', 'Furto simples e qualificado'],
	['Seguro celular: furto simples e qualificado', 'phone', 'Furto simples de celular'],
	['Seguro auto cobre roubo e furto?', 'auto', 'Roubo e furto'],
	['Limite máximo de indenização', 'quotes', 'Limite máximo de indenização'],
	['O que é LMI no seguro?', 'quotes', 'Limite máximo de indenização'],
	['Seguro para Apple Watch e tablets', 'portables', 'Seguro para smartwatch e tablet'],
	['Vale a pena fazer seguro de smartwatch?', 'portables', 'Seguro para smartwatch e tablet'],
	['Seguro para relógio de luxo', 'home', 'Obras de arte e joias'],
	['Seguro para cavalos', 'rural', 'Seguro para cavalos'],
	['Seguro equino: como funciona', 'rural', 'Seguro para cavalos'],
	['Seguro para haras', 'rural', 'Seguro para cavalos'],
	['Seguro de cavalo mecânico', 'auto', 'Seguro de caminhão'],
	['Seguro para soja e milho', 'rural', 'Seguro para soja e milho'],
	['Seguro da lavoura de soja', 'rural', 'Seguro para soja e milho'],
	['Seguro de florestas', 'rural', 'Seguro de florestas'],
	['Seguro para plantação de eucalipto', 'rural', 'Seguro de florestas'],
]
