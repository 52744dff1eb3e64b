/** The reasons why an uploaded file is refused. Each is the end of a sentence that begins with "The picture". */
export const pictureRefusals = {
  kind: 'is no picture that can be read: choose a JPEG, PNG, WebP or AVIF file',
  pixels: 'has more than 50 million pixels: make it smaller first',
  avifPixels:
    'is an AVIF file with more than 16 million pixels: make it smaller first, or send it as JPEG',
  bytes: 'has more than 8 MB: make it smaller first',
} as const;
