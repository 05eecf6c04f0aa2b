import type { Subject } from '../../types.ts'

export const policyReviewSubjects: readonly Subject[] = [
	{
		words: ['revisao anual', 'revisar', 'rever as apolices', 'rever apolices', 'meia hora'],
		label: 'Revisão anual das apólices',
		titles: ['Revisão anual das apólices: meia hora bem gasta', 'Revisão anual dos seguros: o que conferir em casa'],
		heading: 'Meia hora por ano, com café e caneta',
		facts: [
			'Escolha um dia fixo para a revisão anual, como o mês do imposto de renda. Os papéis já estão na mesa. Repetir a data evita que ela se perca.',
			'Na revisão anual, cinco linhas bastam para cada apólice: vencimento, limite, franquia, endereço e beneficiário. Anote tudo em uma folha. O que mudou na vida e não mudou na folha é o que precisa de endosso.',
			'Some quanto a família paga por ano em seguros, planos e assistências. A revisão anual costuma achar serviço repetido no cartão ou na conta de luz. Cancelar um deles pode pagar uma cobertura que falta.',
			'Termine a revisão anual com três perguntas à corretora. O que ficou curto, o que sobra e o que vence primeiro? Guarde a resposta junto com a folha.',
		],
	},
	{
		words: ['nascimento', 'chegada de um filho', 'filho recem', 'bebe'],
		label: 'Nascimento de um filho',
		angle: 'coverage',
		titles: ['Nascimento de um filho: os contratos que mudam', 'Nascimento de um filho: seguros que pedem ajuste'],
		heading: 'O que muda quando nasce um filho',
		opening:
			'O berço chega antes, as fraldas chegam depois, e os contratos ficam como estavam. O nascimento de um filho, no entanto, muda quase todos eles.',
		points: [
			'Com o nascimento, inclua o bebê no plano de saúde dentro do prazo da lei.',
			'O nascimento de um filho pede novo capital e novos beneficiários no seguro de vida.',
		],
		facts: [
			'O plano de saúde com obstetrícia aceita o filho como dependente sem carência, se o pedido vier em até 30 dias do nascimento. A regra está na [Lei 9.656/1998](planos-de-saude). Passado o prazo, a espera pode valer.',
			'No seguro de vida, o nascimento aumenta a conta de quem depende de você. O capital antigo talvez só quite a dívida da casa. Pai e mãe devem refazer os números, mesmo que só um tenha renda.',
			'Criança pode ser beneficiária, mas o dinheiro fica sob os cuidados de quem a representa. Pense, portanto, em quem seria essa pessoa. Depois do nascimento, atualize os nomes também na previdência.',
			'O bebê muda ainda o carro e a casa. Quem dirige, o horário e o trajeto podem ser outros. Se o perfil da apólice ficou velho, peça o endosso.',
			'Depois do nascimento, reforce a reserva antes de comprar produtos para o bebê. Poupança, título e previdência infantil têm regras e taxas diferentes. O seguro dos pais, em geral, vem primeiro.',
		],
		faqs: [
			[
				'Posso incluir o bebê no plano antes de nascer?',
				'Em geral, a inclusão se faz com a certidão. O que dá para fazer antes é perguntar quais papéis a operadora pede. Assim, o prazo não passa na correria.',
			],
			[
				'Filho adotivo tem o mesmo direito no plano de saúde?',
				'A lei também trata da inclusão de filho adotivo, com prazo contado da adoção ou da guarda. Pergunte à operadora e guarde o protocolo.',
			],
		],
	},
	{
		words: ['divorci', 'separacao', 'separad'],
		label: 'Separação e divórcio',
		angle: 'coverage',
		titles: ['Separação e divórcio: as apólices que mudam', 'Divórcio: os seguros que precisam de atualização'],
		heading: 'Depois da separação, apólice por apólice',
		opening:
			'A separação divide móveis, contas e agendas. As apólices, porém, continuam com os nomes antigos até que alguém peça a troca.',
		points: [
			'Acordo de divórcio que manda manter um seguro limita a troca do beneficiário.',
			'Na separação, confira dono, condutor, endereço e contato em cada apólice.',
		],
		facts: [
			'No seguro de vida, o divórcio não troca o beneficiário indicado pelo nome. Quem quer mudar precisa avisar a seguradora por escrito. Faça o mesmo na previdência e na vida em grupo da empresa.',
			'Se o acordo de divórcio obriga a manter um seguro para os filhos, guarde a cláusula com a apólice. Nesse caso, a troca livre do beneficiário pode não valer. Um advogado confirma o alcance.',
			'Carro que fica com o outro na separação pede troca de dono, de condutor e de garagem. Enquanto o documento não muda, a apólice também não anda. O bônus, em regra, segue a pessoa, e não o veículo.',
			'Na casa, veja quem continua a morar e quem é dono. Bens levados para outro endereço perdem a cobertura do antigo. Quem saiu com a separação precisa de apólice nova, mesmo de aluguel.',
			'Ex-cônjuge pode deixar de ser dependente no plano de saúde e no seguro da família. Pergunte a data em que a cobertura termina. Assim, ninguém fica sem proteção no meio do divórcio.',
			'Troque também senhas, e-mail de contato e conta de débito. Aviso de atraso que vai para o endereço antigo não protege ninguém. A separação dos contratos só termina aí.',
		],
		faqs: [
			[
				'Preciso do ex-cônjuge para trocar o beneficiário?',
				'Em geral, não precisa. Quem contratou o seguro decide, salvo acordo, decisão judicial ou renúncia a esse direito. Peça a confirmação da troca por escrito.',
			],
			[
				'Quem fica com o bônus do carro?',
				'Costuma ficar com a pessoa que aparece como segurada. Algumas seguradoras aceitam transferir entre cônjuges. Pergunte antes de mudar a apólice.',
			],
		],
	},
	{
		words: ['mudanca de cidade', 'mudar de cidade', 'mudanca para outra cidade'],
		label: 'Mudança de cidade',
		titles: ['Mudança de cidade: contratos e endereços em ordem', 'Mudança de cidade: o que avisar a cada seguradora'],
		heading: 'Novo CEP, novos contratos',
		opening:
			'O caminhão leva a casa em um dia. Os contratos, no entanto, só chegam à nova cidade se alguém avisar cada empresa.',
		points: [
			'Na mudança de cidade, o CEP mexe no preço do carro e da casa: avise antes.',
			'Plano de saúde pode não ter rede na nova cidade; confira a área de cobertura.',
		],
		facts: [
			{
				lead: 'Na mudança de cidade, avise o novo endereço nesta ordem:',
				items: [
					'seguro do carro, com o CEP onde ele vai dormir;',
					'seguro da casa, para a saída e para a chegada;',
					'plano de saúde e odontológico;',
					'seguro de vida e previdência;',
					'banco, cartões e consórcio.',
				],
			},
			'O preço do seguro do carro pode subir ou cair com a mudança de cidade. O que não pode é ficar o CEP antigo. Peça o endosso para a data da viagem, e não para depois.',
			'O seguro da casa antiga não cobre a nova sem pedido. Combine a data em que um contrato termina e o outro começa. Móveis no caminhão pedem o seguro da transportadora, que tem regra própria.',
			'Plano de saúde tem área de cobertura. Se a nova cidade fica fora, veja a portabilidade de carências antes de cancelar. Urgência fora da área depende do contrato.',
			'A transportadora deve listar os bens e o valor da carga. Fotografe o que é frágil e leve documentos com você. Na chegada da mudança de cidade, confira antes de assinar o recibo.',
		],
		faqs: [
			[
				'Quando devo avisar o seguro do carro?',
				'Antes de o carro passar a dormir no novo endereço. O endosso pode ter data marcada. Se a mudança adiar, é só corrigir.',
			],
			[
				'O seguro cobre os móveis no caminhão?',
				'O residencial comum, em geral, não acompanha o transporte. Veja o seguro da transportadora, os limites e o que fica de fora.',
			],
		],
	},
	{
		words: [
			'orcamento familiar',
			'orcamento da familia',
			'orcamento domestico',
			'gastar com seguro',
			'gastos com seguro',
			'gasto com seguro',
			'gasto mensal com seguro',
		],
		label: 'Orçamento familiar e seguros',
		angle: 'cost',
		titles: [
			'Orçamento familiar: quanto reservar para proteção',
			'Orçamento familiar e seguros: por onde começar',
			'Quanto gastar com seguros por mês: a conta da família',
		],
		heading: 'Quanto do orçamento vai para a proteção',
		opening:
			'Seguro demais aperta o mês; seguro de menos pode quebrar o ano. O orçamento da família precisa de um lugar fixo para essa conta.',
		points: [
			'No orçamento familiar, segure primeiro o que a família não conseguiria pagar.',
			'Some os seguros por ano, e não só por mês: assim o orçamento familiar mostra o peso deles.',
		],
		facts: [
			'Não há percentual certo do orçamento familiar para seguros. A pergunta útil é outra: que perda a família não aguentaria pagar? Comece por ela e deixe os pequenos sustos para a reserva.',
			'Uma ordem comum é renda de quem sustenta a casa, saúde, danos a terceiros, moradia e, por fim, objetos. Quem não tem dependentes pode inverter parte dela. O orçamento familiar mostra até onde dá para ir.',
			'Reserva e seguro trabalham juntos. Com dinheiro guardado, dá para aceitar franquia maior e pagar prêmio menor. Sem reserva, a franquia alta vira dívida.',
			'Divida o custo anual por doze e separe a quantia todo mês. Assim, a renovação não estoura o orçamento familiar. Pagamento à vista, quando há desconto, fica mais fácil.',
			'Antes de cortar uma apólice, corte o que se repete: assistência do cartão, garantia da loja, seguro da conta de luz. São valores pequenos que somam. A linha de terceiros do carro deve ser das últimas a sair.',
		],
		faqs: [
			[
				'O que cortar primeiro quando o dinheiro aperta?',
				'Serviços repetidos e extras de conforto. Depois, aumente franquias que a reserva aguenta. Danos a terceiros e proteção da renda ficam por último.',
			],
			[
				'Vale a pena pagar o ano à vista?',
				'Vale, se houver desconto e a reserva continuar de pé. Sem reserva, a parcela sem juros pode ser melhor escolha.',
			],
		],
	},
	{
		words: ['documentos digitais', 'documento digital', 'guarda segura', 'guardar documentos', 'guardar contratos'],
		label: 'Documentos digitais',
		incidental: ['documentos'],
		angle: 'guide',
		titles: [
			'Documentos digitais: como guardar apólices e recibos',
			'Documentos digitais: contratos à mão e em segurança',
		],
		heading: 'Uma pasta que sobrevive ao celular',
		opening:
			'A apólice chega por e-mail, o recibo fica no aplicativo, e a senha mora na cabeça de uma pessoa só. No dia do problema, ninguém acha nada.',
		points: [
			'Guarde os documentos digitais em dois lugares, e ao menos um fora do celular.',
			'Alguém de confiança deve saber onde ficam os documentos digitais da família.',
		],
		facts: [
			'Documentos digitais valem como prova, desde que se possa mostrar de onde vieram. Prefira o arquivo original, em PDF, à foto da tela. O e-mail com a data também ajuda.',
			'Faça uma pasta por contrato: apólice, condições, proposta, pagamentos e conversas. Dê nome ao arquivo com ano, empresa e assunto. Assim, a busca leva segundos.',
			'Guarde os documentos digitais em dois lugares, como a nuvem e um disco em casa. Aplicativo de seguradora não conta, porque o acesso pode acabar com o contrato. Teste a cópia uma vez por ano.',
			'Proteja a pasta com senha forte e confirmação em duas etapas. Evite mandar documento por conversa aberta; se mandar, apague depois. Dados de saúde pedem cuidado dobrado.',
			'Por quanto tempo guardar documentos digitais? Apólice e recibos, ao menos por alguns anos depois do fim, pois há prazos para cobrar na Justiça. Na dúvida, o arquivo ocupa pouco espaço.',
			'Deixe com alguém de confiança a lista do que existe e o caminho para abrir. Não precisa ser a senha em um papel: muitos serviços têm contato de herança. O importante é que a família não dependa da sorte.',
		],
		procedure: {
			heading: 'Monte o arquivo em uma tarde',
			steps: [
				['Crie as pastas.', 'Uma por contrato, mais uma de documentos pessoais.'],
				['Baixe os originais.', 'Apólices, condições e recibos em PDF.'],
				['Padronize os nomes.', 'Ano, empresa e assunto, nessa ordem.'],
				['Copie para um segundo lugar.', 'Nuvem e disco, ou duas nuvens.'],
				['Tranque o acesso.', 'Senha forte e confirmação em duas etapas.'],
				['Conte a alguém.', 'Diga onde fica e como se abre.'],
			],
		},
		faqs: [
			[
				'Foto do documento serve?',
				'Serve para lembrar e para avisar um sinistro. Para provar, o arquivo original costuma valer mais. Guarde os dois, se puder.',
			],
			[
				'Preciso guardar papel depois de digitalizar?',
				'O original assinado à mão ainda pode fazer falta em disputa. Guarde os mais importantes em uma pasta seca. O resto, em geral, pode ficar só no arquivo.',
			],
		],
	},
]
