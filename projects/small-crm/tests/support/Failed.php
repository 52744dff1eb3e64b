<?php

declare(strict_types=1);

namespace Tests\Support;

/** Thrown by a test that found something else than it expected. */
final class Failed extends \RuntimeException
{
}
