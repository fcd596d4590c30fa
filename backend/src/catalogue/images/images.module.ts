import { Module } from '@nestjs/common';
import { ImageStore } from './image-store.js';
import { ImagesController } from './images.controller.js';

@Module({ controllers: [ImagesController], providers: [ImageStore] })
export class ImagesModule {}
