// Made of the files beside it by `npm run generate`.
import type { Resource } from '../resource.js';
import { block } from './block.js';
import { branch } from './branch.js';
import { category } from './category.js';
import { config } from './config.js';
import { customer } from './customer.js';
import { department } from './department.js';
import { device } from './device.js';
import { division } from './division.js';
import { donatee } from './donatee.js';
import { image } from './image.js';
import { imageTemplate } from './image-template.js';
import { menu } from './menu.js';
import { messageTemplate } from './message-template.js';
import { navigation } from './navigation.js';
import { node } from './node.js';
import { product } from './product.js';
import { redirect } from './redirect.js';
import { site } from './site.js';
import { table } from './table.js';
import { tag } from './tag.js';
import { upload } from './upload.js';
import { user } from './user.js';

/** Every kind of managed entity there is. */
export const resources: readonly Resource[] = [
  block,
  branch,
  category,
  config,
  customer,
  department,
  device,
  division,
  donatee,
  image,
  imageTemplate,
  menu,
  messageTemplate,
  navigation,
  node,
  product,
  redirect,
  site,
  table,
  tag,
  upload,
  user,
];
