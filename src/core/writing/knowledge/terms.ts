/** Words of a policy, each with what it means; `topics` are those where a reader meets it, or all. */
export const terms: readonly { term: string; text: string; topics?: readonly string[] }[] = [
	{ term: 'Apólice', text: 'O documento que prova o contrato e traz limites, prazos e partes.' },
	{ term: 'Prêmio', text: 'O preço que se paga pelo seguro. Não confunda com o valor a receber.' },
	{ term: 'Sinistro', text: 'O acontecimento previsto no contrato, como a batida ou o incêndio.' },
	{ term: 'Indenização', text: 'O que a seguradora paga quando há cobertura.' },
	{ term: 'Endosso', text: 'A alteração formal da apólice durante a vigência.' },
	{ term: 'Vigência', text: 'O período em que a cobertura vale, com dia e hora de início e fim.' },
	{
		term: 'Carência',
		text: 'O tempo inicial em que certo risco ainda não tem cobertura.',
		topics: ['life', 'phone', 'travel', 'renewal'],
	},
	{
		term: 'Franquia',
		text: 'A parte do prejuízo que fica com o segurado em cada evento.',
		topics: ['auto', 'home', 'bike', 'phone', 'business', 'deductible-and-bonus'],
	},
	{
		term: 'Participação obrigatória',
		text: 'Percentual do prejuízo que o segurado assume, com ou sem valor mínimo.',
		topics: ['home', 'business', 'condominium'],
	},
	{ term: 'Salvado', text: 'O que resta do bem depois da indenização integral.', topics: ['auto', 'claims', 'bike'] },
	{
		term: 'Sub-rogação',
		text: 'O direito da seguradora de cobrar do culpado o que pagou.',
		topics: ['auto', 'home', 'claims'],
	},
	{
		term: 'Regulação',
		text: 'A apuração da causa e da cobertura, feita pela seguradora.',
		topics: ['claims', 'consumer-rights', 'home', 'business'],
	},
	{
		term: 'Liquidação',
		text: 'O cálculo do valor e o pagamento, depois de reconhecida a cobertura.',
		topics: ['claims', 'consumer-rights', 'business'],
	},
	{ term: 'Beneficiário', text: 'Quem recebe a indenização, por indicação ou por lei.', topics: ['life', 'travel'] },
	{ term: 'Capital segurado', text: 'O valor combinado no seguro de pessoas.', topics: ['life'] },
	{
		term: 'Estipulante',
		text: 'A empresa ou associação que contrata o seguro coletivo em favor do grupo.',
		topics: ['life', 'business'],
	},
	{ term: 'Certificado individual', text: 'O comprovante de cada pessoa no seguro coletivo.', topics: ['life'] },
	{
		term: 'Primeiro risco',
		text: 'Forma de contrato que paga o prejuízo até o limite, sem proporção.',
		topics: ['home', 'business', 'condominium'],
	},
	{
		term: 'Rateio',
		text: 'Redução proporcional quando o valor segurado é menor do que o real.',
		topics: ['home', 'business', 'condominium'],
	},
	{ term: 'Risco excluído', text: 'O que o contrato deixa de fora, de forma clara e por escrito.' },
	{ term: 'Agravamento do risco', text: 'Mudança relevante que aumenta a chance ou o tamanho do dano.' },
	{ term: 'Proposta', text: 'O pedido formal de contrato, com as respostas do cliente.' },
	{
		term: 'Vistoria prévia',
		text: 'O exame do bem antes da aceitação, com fotos e laudo.',
		topics: ['auto', 'home', 'business', 'quotes'],
	},
	{ term: 'Condições gerais', text: 'As cláusulas comuns a todos os contratos daquele produto.' },
	{ term: 'Limite máximo de indenização', text: 'O teto de cada linha da apólice, em reais.' },
	{
		term: 'Cosseguro',
		text: 'A divisão do mesmo risco entre duas ou mais seguradoras.',
		topics: ['business', 'condominium'],
	},
	{
		term: 'Bilhete',
		text: 'Documento simplificado que dispensa proposta em certos seguros.',
		topics: ['travel', 'phone'],
	},
	{
		term: 'Classe de bônus',
		text: 'O degrau de desconto por anos sem sinistro indenizado.',
		topics: ['auto', 'deductible-and-bonus', 'renewal'],
	},
	{
		term: 'Data retroativa',
		text: 'O ponto do passado a partir do qual os fatos têm cobertura.',
		topics: ['professional-liability'],
	},
	{
		term: 'Prazo complementar',
		text: 'Tempo para avisar reclamações depois do fim do contrato.',
		topics: ['professional-liability'],
	},
	{ term: 'Tomador', text: 'Quem contrata o seguro garantia em favor de outra parte.', topics: ['business'] },
	{
		term: 'Lucros cessantes',
		text: 'O que se deixa de ganhar por causa do dano.',
		topics: ['business', 'professional-liability'],
	},
]
