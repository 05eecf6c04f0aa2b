import type { WritingRequest } from '../local-writer.ts'

const auto = { name: 'Seguro Auto', slug: 'seguro-auto' }
const tips = { name: 'Dicas gerais', slug: 'dicas-gerais' }

/** What an editor or the scheduler might ask for, over all topics and angles. */
export const prompts: readonly Omit<WritingRequest, 'now'>[] = [
	{ prompt: 'Quanto custa o seguro auto para motorista de aplicativo?', category: auto },
	{ prompt: 'Bati o carro em um terceiro: o que fazer?', category: auto },
	{ prompt: 'O que o seguro do carro cobre em enchente e granizo' },
	{ prompt: 'Seguro do carro: vale a pena para quem roda pouco?' },
	{ prompt: 'Guia de seguro auto para o primeiro carro' },
	{ prompt: 'Seguro residencial no litoral: vendaval e telhado' },
	{ prompt: 'Inquilino precisa de seguro residencial? Quem paga o seguro incêndio do aluguel?' },
	{ prompt: 'Erros ao contratar seguro da casa' },
	{ prompt: 'Danos elétricos: o seguro residencial paga a TV queimada?' },
	{ prompt: 'Seguro viagem para a Europa: o que exige o Schengen' },
	{ prompt: 'Mala extraviada: direitos do passageiro e seguro viagem' },
	{ prompt: 'Quanto custa um seguro viagem para a família nas férias?' },
	{ prompt: 'Como escolher o capital do seguro de vida para quem tem filhos' },
	{ prompt: 'Carência e doença preexistente no seguro de vida: o que diz a lei' },
	{ prompt: 'Como a família recebe o seguro de vida depois da morte do segurado' },
	{ prompt: 'Celular roubado: como acionar o seguro' },
	{ prompt: 'Seguro para bicicleta elétrica: guia completo' },
	{ prompt: 'Responsabilidade civil profissional para médicos e dentistas' },
	{ prompt: 'Consórcio ou financiamento: qual a diferença?' },
	{ prompt: 'Como funciona o lance embutido no consórcio de imóvel' },
	{ prompt: 'PGBL ou VGBL: qual escolher?' },
	{ prompt: 'Seguro empresarial para pequena empresa: loja e estoque' },
	{ prompt: 'Seguro do condomínio: o que é obrigatório e o papel do síndico' },
	{ prompt: 'Reajuste do plano de saúde: quais são os limites?' },
	{ prompt: 'Sinistro negado: como recorrer', category: { name: 'Sinistros', slug: 'sinistros' } },
	{ prompt: 'Como comparar cotações de seguro', category: { name: 'Cotações', slug: 'cotacoes' } },
	{ prompt: 'Franquia reduzida ou normal e a classe de bônus' },
	{ prompt: 'Golpe do boleto falso de seguro: como evitar', category: tips },
	{ prompt: 'Renovação automática e cancelamento do seguro por atraso na parcela', category: tips },
	{ prompt: 'Glossário de seguros para iniciantes', category: tips },
]
