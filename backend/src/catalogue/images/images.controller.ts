import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ImageStore } from './image-store.js';

@ApiExcludeController()
@Controller('image')
export class ImagesController {
  constructor(private readonly images: ImageStore) {}

  @Get(':size/:file')
  @Header('Content-Type', 'image/webp')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async image(@Param('size') size: string, @Param('file') file: string): Promise<StreamableFile> {
    const image = await this.images.find(size, file);
    if (!image) throw new NotFoundException('Dieses Bild gibt es nicht.');
    return new StreamableFile(image);
  }
}
