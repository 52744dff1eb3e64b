<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= e($title) ?> · <?= e(config('app_name')) ?></title>
    <link rel="stylesheet" href="<?= e(url('/assets/app.css')) ?>">
    <link rel="icon" href="<?= e(url('/assets/key.svg')) ?>">
</head>
<body class="door">
<aside class="rack" aria-hidden="true"><img src="<?= e(url('/assets/rack.svg')) ?>" alt=""></aside>
<main id="content">
    <p class="brand"><a href="<?= e(url('/')) ?>"><?= e(config('app_name')) ?></a></p>
    <?= App\View::part('parts/flash') ?>
    <?= $content ?>
</main>
</body>
</html>
