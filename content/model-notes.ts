/** Lines that the site itself adds to a document of a language model. */
export const modelNotes = {
  ru: {
    truncated:
      "Текст обрывается: модель достигла предела длины ответа. Сузьте описание или составьте черновик без модели.",
    graphDerived:
      "Схема построена по правилам из описания: модель не передала её в пригодном для рисования виде, поэтому она может отличаться от текста.",
    linesDropped:
      "Строки с числами или предложениями, которых нет в ваших фактах, убраны: модель не смогла их исправить.",
    wishesMissing: "Модель не описала функции, о которых вы просили:",
  },
  en: {
    truncated:
      "The text breaks off: the model reached the longest answer it gives. Narrow the description, or draft without a model.",
    graphDerived:
      "The diagram was derived from the description by rules: the model did not give one that can be drawn, so it may differ from the text.",
    linesDropped:
      "Lines with figures or proposals that are not in your facts were left out: the model could not put them right.",
    wishesMissing: "The model did not describe these functions that you asked for:",
  },
} as const;
